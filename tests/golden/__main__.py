"""Makes the golden pictures anew: `python -m tests.golden`, from the root of the project."""

from tests.golden.pictures import FOLDER, KINDS, rebuild

if __name__ == "__main__":
    changed = rebuild()
    print(f"{FOLDER}: {len(KINDS)} pictures, {len(changed)} of them new or changed")
    for name in changed:
        print(f"  {name}")

import type { Permissions } from '@selfservice/api/session/permissions';

/** The event of the channel of Storybook that says whether the present story depends on its signed-in person. */
export const personUseEvent = 'selfservice/person-use';

/** The content of that event. */
export interface PersonUse {
  storyId: string;
  isUsed: boolean;
}

/** Records whether anything asks for the signed-in person. */
export interface PersonWatch {
  /** Whether a call or a permission was used. */
  isUsed(): boolean;
  /** Records a use. */
  use(): void;
}

/** Creates the record of a story. */
export function watchPerson(): PersonWatch {
  let isUsed = false;
  return {
    isUsed: () => isUsed,
    use() {
      isUsed = true;
    },
  };
}

/** A set that records each question for an element. React's development build also reads the set itself. */
class WatchedSet<T> extends Set<T> {
  readonly #watch: PersonWatch;

  constructor(elements: Iterable<T>, watch: PersonWatch) {
    super(elements);
    this.#watch = watch;
  }

  override has(element: T): boolean {
    this.#watch.use();
    return super.has(element);
  }
}

/** Returns permissions that record when a component asks for one. */
export function watchedPermissions({ disabled, invisible }: Permissions, watch: PersonWatch): Permissions {
  return { disabled: new WatchedSet(disabled, watch), invisible: new WatchedSet(invisible, watch) };
}

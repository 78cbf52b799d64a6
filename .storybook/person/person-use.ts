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

/** Returns permissions that record when they are read. */
export function watchedPermissions({ disabled, invisible }: Permissions, watch: PersonWatch): Permissions {
  return {
    get disabled() {
      watch.use();
      return disabled;
    },
    get invisible() {
      watch.use();
      return invisible;
    },
  };
}

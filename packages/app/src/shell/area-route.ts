import type { Clock } from '@selfservice/api/core/clock';
import type { Action } from '@selfservice/api/session/permissions';
import type { ComponentType } from 'react';

/** A route of an area. Specification 000 section 2 and 001 section 2. */
export interface AreaRoute {
  /** Path with its parameters, for example `/plan/my/:date?`. */
  path: string;
  /** Who may not use this action finds no screen there; null: everybody who is signed in may enter. */
  runAction: Action | null;
  /** The screen, loaded when somebody first enters. */
  Screen: ComponentType;
}

/** An address that only leads on to another. */
export interface RedirectRoute {
  path: string;
  /** Where it leads to. */
  to: string;
}

/** What a screen is given that works without sign-in. */
export interface OpenScreenProps {
  /** The current time. */
  clock: Clock;
}

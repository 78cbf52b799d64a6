import errors from '../../errors/locales/en.json';
import patterns from '../../patterns/locales/en.json';
import primitives from '../../primitives/locales/en.json';
import session from '../../session/locales/en.json';

/** What every page begins with. */
export const texts = { errors, patterns, primitives, session };

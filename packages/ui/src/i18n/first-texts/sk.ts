import errors from '../../errors/locales/sk.json';
import patterns from '../../patterns/locales/sk.json';
import primitives from '../../primitives/locales/sk.json';
import session from '../../session/locales/sk.json';

/** What every page begins with. */
export const texts = { errors, patterns, primitives, session };

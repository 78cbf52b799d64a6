import errors from '../../errors/locales/sk.json';
import patterns from '../../patterns/locales/sk.json';
import primitives from '../../primitives/locales/sk.json';
import session from '../../session/locales/sk.json';

/** The texts that every page needs first. */
export const texts = { errors, patterns, primitives, session };

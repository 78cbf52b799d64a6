import errors from '../../errors/locales/en.json';
import patterns from '../../patterns/locales/en.json';
import primitives from '../../primitives/locales/en.json';
import session from '../../session/locales/en.json';

/** The texts that every page needs first. */
export const texts = { errors, patterns, primitives, session };

import errors from '../../errors/locales/cs.json';
import patterns from '../../patterns/locales/cs.json';
import primitives from '../../primitives/locales/cs.json';
import session from '../../session/locales/cs.json';

/** The texts that every page needs first. */
export const texts = { errors, patterns, primitives, session };

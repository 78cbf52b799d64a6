import { applySavedLanguage, prefetchHome, invalidateWords } from './apply-saved-language.ts';
import SignedIn from './SignedIn.tsx';

/** The code after the sign-in without the screens, fetched as one file. */
export const afterSignIn = { SignedIn, applySavedLanguage, prefetchHome, invalidateWords };

import { applySavedLanguage, askForHome, invalidateWords } from './apply-saved-language.ts';
import SignedIn from './SignedIn.tsx';

/** What comes after sign-in but the screens, to be fetched as one file. */
export const afterSignIn = { SignedIn, applySavedLanguage, askForHome, invalidateWords };

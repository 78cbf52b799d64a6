import type { Texts as DeclaredTexts } from 'i18next';

/** The texts by namespace and key. The packed library declares them here, and not for the i18next of a consumer. */
export type Texts = DeclaredTexts;

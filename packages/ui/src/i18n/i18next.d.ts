import 'i18next';

declare module 'i18next' {
  /** The texts of each folder by its name; `locales/texts.d.ts` of the folder adds them. */
  // eslint-disable-next-line typescript/no-empty-object-type
  interface Texts {}

  interface CustomTypeOptions {
    defaultNS: false;
    resources: Texts;
  }
}

import 'i18next';

declare module 'i18next' {
  /** The texts by the name of their folder. Each folder adds its own in `locales/texts.d.ts`. */
  // eslint-disable-next-line typescript/no-empty-object-type
  interface Texts {}

  interface CustomTypeOptions {
    defaultNS: false;
    resources: Texts;
  }
}

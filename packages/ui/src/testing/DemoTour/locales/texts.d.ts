import 'i18next';
import type texts from './en.json';

declare module 'i18next' {
  interface Texts {
    'testing/DemoTour': typeof texts;
  }
}

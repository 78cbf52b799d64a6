import { extname } from 'node:path';
import { parseSync } from 'vite';
import { terms } from './terms.ts';
import type { TermLanguage } from './terms.ts';

/** A phrase of the private dialect that the project's texts had, and what to write instead. */
interface Phrase {
  pattern: RegExp;
  /** The plain words that say the same. */
  instead: string;
}

/** The phrases that no comment, title, document or English text may use. */
const phrases: readonly Phrase[] = [
  { pattern: /\b(tell|tells|told)\b(?! apart)/i, instead: 'notifies, reports, shows, says' },
  { pattern: /\bon (its|their|the) way\b/i, instead: 'loading, being sent, pending' },
  { pattern: /\banew\b/i, instead: 'again' },
  {
    pattern: /\b(somebody|nobody|whoever|whomever)('s)?\b/i,
    instead: 'the user, someone, no one, the caller',
  },
  { pattern: /\b(in|out of|into|from) sight\b/i, instead: 'visible, hidden' },
  { pattern: /\bways? in\b/i, instead: 'navigation entry' },
  { pattern: /\bleads? on\b/i, instead: 'redirects, continues' },
  { pattern: /\b(stands?|stood)\b(?! for\b)/i, instead: 'is, appears, is at' },
  {
    pattern: /\b(it|they|one) (was|were|is|are) (chosen|pressed|wanted|given up)\b/i,
    instead: 'Called when …',
  },
  { pattern: /\b(is|are|was|were) (not )?to be\b/i, instead: 'must, should, will' },
  { pattern: /\b(taken|takes?|took|taking) back\b/i, instead: 'undone, withdrawn' },
  { pattern: /\breckon(s|ed|ing)?\b/i, instead: 'compute, count' },
  { pattern: /\b(come|comes|came|coming) of\b/i, instead: 'result, follow from' },
  { pattern: /\bwhat waits\b/i, instead: 'pending, needs a decision' },
  { pattern: /\blean(s|ed|ing)? on\b/i, instead: 'depends on' },
  { pattern: /\bmakes? (\S+ ){0,3}stale\b/i, instead: 'invalidates' },
  {
    pattern:
      /\b(know|knows|knew|known|speak|speaks|hear|hears|said|says) (\S+ )?of\b(?! (all|each|both|them)\b)/i,
    instead: 'knows, mentions, is notified about',
  },
  { pattern: /\bfor (good|ever)\b/i, instead: 'permanently, endlessly' },
  { pattern: /\b(mend|mends|mended|mending)\b/i, instead: 'fix' },
  { pattern: /\bof old\b/i, instead: 'earlier' },
  { pattern: /\bto and fro\b/i, instead: 'back and forth' },
  { pattern: /\bhand(s|ed)? (\S+ )?(in|out|on|over)\b/i, instead: 'passes, injects, provides' },
  { pattern: /\bdo(es)? without\b/i, instead: 'needs no' },
  {
    pattern: /\bwhatever (it|they|he|she|has|had|is|was|comes|came|stands)\b/i,
    instead: 'everything that, any',
  },
  { pattern: /\bway back\b/i, instead: 'back link' },
  { pattern: /\bmay do nothing\b/i, instead: 'has no permissions' },
  { pattern: /\bhas to (do|say) with\b/i, instead: 'concerns' },
];

/** A doc comment that is one sentence beginning with "What" reads as a riddle: write a noun phrase or a verb. */
const wholeSentence = /^what\b[^.?]*\.$/i;

/** A text of the project with the line that it begins in. */
interface WrittenText {
  text: string;
  /** Counted from 1. */
  line: number;
}

/** A place that breaks a rule of wording. */
export interface WordingFault {
  /** Counted from 1. */
  line: number;
  /** The words that were found. */
  found: string;
  instead: string;
}

const titled = /\b(?:test|it|describe|step)(?:\.\w+(?:\([^()]*\))?)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Returns the line of an offset, counted from 1. */
function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** Removes the asterisks of a block comment and joins its lines. */
function plain(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replaceAll(/`[^`]*`/g, '`…`')
    .trim();
}

function linesOf(text: string): WrittenText[] {
  return text
    .split('\n')
    .map((line, index) => ({ text: line.replaceAll(/`[^`]*`/g, '`…`'), line: index + 1 }));
}

/**
 * Returns the texts that people read in a file: comments and test titles of sources, whole Markdown files, the values of
 * English texts, comments of styles.
 */
function writtenTexts(file: string, source: string): WrittenText[] {
  switch (extname(file)) {
    case '.ts':
    case '.tsx': {
      const comments = parseSync(file, source).comments.map(({ value, start }) => ({
        text: plain(value),
        line: lineAt(source, start),
      }));
      const titles = [...source.matchAll(titled)].map((match) => ({
        text: match[2] ?? '',
        line: lineAt(source, match.index),
      }));
      return [...comments, ...titles];
    }
    case '.css':
      return [...source.matchAll(/\/\*(.*?)\*\//gs)].map((match) => ({
        text: plain(match[1] ?? ''),
        line: lineAt(source, match.index),
      }));
    case '.json':
      // The keys are names of the code.
      return linesOf(source.replaceAll(/"[^"\n]*":/g, ''));
    default:
      return linesOf(source);
  }
}

/** Returns the language of a file with texts of the interface; undefined for every other file. */
function interfaceLanguage(file: string): TermLanguage | undefined {
  const [, language] = /(?:locales|help-pages)\/(en|cs|sk)\.(?:json|html)$/.exec(file) ?? [];
  return language as TermLanguage | undefined;
}

/** Returns every phrase of the dialect in a file, and in texts of the interface every word that is no term. */
export function wordingFaults(file: string, source: string): WordingFault[] {
  const language = interfaceLanguage(file);
  const isEnglish = language === undefined || language === 'en';
  const forbidden = [...(isEnglish ? phrases : []), ...(language ? terms[language] : [])];
  return writtenTexts(file, source).flatMap(({ text, line }) => [
    ...(isEnglish && wholeSentence.test(text)
      ? [{ line, found: text, instead: 'a noun phrase or a verb' }]
      : []),
    ...forbidden.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [{ line, found, instead }];
    }),
  ]);
}

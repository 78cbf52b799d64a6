import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import init, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';

let ready: Promise<unknown> | null = null;

async function start(): Promise<unknown> {
  const file = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
  return init(await WebAssembly.compile(await readFile(file)));
}

/** Reduces the size of a picture file without changing its pixels. */
export async function optimisePicture(path: string): Promise<void> {
  ready ??= start();
  await ready;
  await writeFile(path, optimise(new Uint8Array(await readFile(path)), 2, false, false));
}

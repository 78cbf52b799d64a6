/** One typed value in a safe storage. Reading and writing never fail: what is missing or does not parse reads as null. */
export interface StoredValue<T> {
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

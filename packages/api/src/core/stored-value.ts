/** One typed value in the browser's storage. Reading and writing never fail. A missing or invalid value reads as null. */
export interface StoredValue<T> {
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

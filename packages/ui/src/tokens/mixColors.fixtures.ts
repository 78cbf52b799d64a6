/** Returns the channels of a colour, from 0 to 1. */
function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
}

function toHex(channels: readonly number[]): string {
  const bytes = channels.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function mixed(one: readonly number[], share: number, other: readonly number[]): number[] {
  return one.map((value, at) => value * share + (other[at] ?? 0) * (1 - share));
}

function times(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0));
}

const linearToCone = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const coneToOklab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const oklabToCone = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const coneToLinear = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function toOklab(color: string): number[] {
  const linear = channelsOf(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return times(coneToOklab, times(linearToCone, linear).map(Math.cbrt));
}

function fromOklab(oklab: readonly number[]): string {
  const linear = times(
    coneToLinear,
    times(oklabToCone, oklab).map((value) => value ** 3),
  );
  return toHex(
    linear.map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
}

/** Returns the result of `color-mix(in oklab, …)` as `#rrggbb`; the share of the first colour is from 0 to 1. */
export function mixOklab(color: string, share: number, other: string): string {
  return fromOklab(mixed(toOklab(color), share, toOklab(other)));
}

/** Returns the result of `color-mix(in srgb, …)` as `#rrggbb`; the share of the first colour is from 0 to 1. */
export function mixSrgb(color: string, share: number, other: string): string {
  return toHex(mixed(channelsOf(color), share, channelsOf(other)));
}

/** A picture in a PDF, in the format of one of its filters. */
export interface PdfPicture {
  /** The entries of its dictionary besides its size. */
  entries: string;
  data: Uint8Array;
}

/** Pixels of each picture, and of its side on paper in points. */
const width = 96;
const height = 64;

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** A black ring in a black frame, as fax of group 4. */
const fax = fromBase64(
  'JqB4NX8vaj//koCeCB+CB+n4Qfp+n6fp+n6ILzfwg/oIN+k39P9P6Tf/9P639P//////////a+9fa//tpfa/a+2l7DCXwwvsV7Xte17XteGF7XgwXgwXj//x/gAgAg==',
);

/** An orange disc on blue, as JPEG 2000. */
const disc = fromBase64(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAQAAAAGAAAwcHAAAAAAAPY29scgEAAAAAABAAAAGKanAyY/9P/1EALwAAAAAAYAAAAEAAAAAAAAAAAAAAAGAAAABAAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAQIEBAAB/1wACkBASEhQSEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAABDAAB/5PHq4ARUFPncYkCr7a54l9sKla+JJGPMX0QQSTf7uBXdJdiMGntICCs0YB6Z5L2l1ha3xUIQlQqG5ZeL1ydrsy8zHd1nVY7p4n9HMaOYEV+hQ/pcXpqQxvyzGjZ+iHkQXWepmbTJ12R9wKXggBhIEfX/jYoKjpbz1oAQrer0U7QK+ZUEyhYCL7RuOTIfYUuopoOqfGX1KRnxVW3aAFmkxn6V9PWrrQg/3LljOGsJYDOoTqETol5ndia4coYO3XR/doz/oxG5ITLR6oGdVolc8Mjs7TFOJYxLGIHUcVQiWQde97UqUb5xoCnKYCxvABNCYZMEggh0BFi2xF0hL0CgP/Z',
);

const numberOf = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const rectangle = [...numberOf(width), ...numberOf(height), ...numberOf(0), ...numberOf(0)];
const page = [0, 0, 0, 0, 0x30, 0, 1, ...numberOf(19), ...rectangle, 0, 0, 0];
const region = [0, 0, 0, 1, 0x26, 0, 1, ...numberOf(18 + fax.length), ...rectangle, 0, 1];
/** A page and a region with the rows of the fax, as segments of JBIG2. */
const segments = new Uint8Array([...page, ...region, ...fax]);

const black = '/ColorSpace /DeviceGray /BitsPerComponent 1';
const faxEntries = `/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >>`;

/** Pictures in the formats that need a decoder of their own, and one that no decoder can read. */
export const pictures = {
  fax: { entries: `${black} ${faxEntries}`, data: fax },
  /** Drawn in the colour of the text, as stamps and signatures are. */
  stencil: { entries: `/ImageMask true /BitsPerComponent 1 ${faxEntries}`, data: fax },
  jbig2: { entries: `${black} /Filter /JBIG2Decode`, data: segments },
  jpeg2000: { entries: '/Filter /JPXDecode', data: disc },
  damaged: { entries: '/Filter /JPXDecode', data: disc.slice(0, 90) },
} satisfies Record<string, PdfPicture>;

/** Returns a PDF of one page with pictures below each other. */
export function pdfWithPictures(shown: readonly PdfPicture[]): Uint8Array<ArrayBuffer> {
  const first = 5;
  const resources = shown.map((_, index) => `/P${index} ${first + index} 0 R`).join(' ');
  const drawing = shown
    .map((_, index) => `q ${width} 0 0 ${height} 48 ${700 - index * 80} cm /P${index} Do Q`)
    .join('\n');
  const objects: { head: string; data?: Uint8Array }[] = [
    { head: '<< /Type /Catalog /Pages 2 0 R >>' },
    { head: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    {
      head: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << ${resources} >> >> >>`,
    },
    { head: `<< /Length ${drawing.length} >>`, data: new TextEncoder().encode(drawing) },
    ...shown.map(({ entries, data }) => ({
      head: `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries} /Length ${data.length} >>`,
      data,
    })),
  ];
  return written(objects);
}

function written(objects: readonly { head: string; data?: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  const write = (text: string) => bytes.push(...new TextEncoder().encode(text));
  write('%PDF-1.7\n');
  const places = objects.map(({ head, data }, index) => {
    const place = bytes.length;
    write(`${index + 1} 0 obj\n${head}\n`);
    if (data) {
      write('stream\n');
      bytes.push(...data);
      write('\nendstream\n');
    }
    write('endobj\n');
    return place;
  });
  const start = bytes.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(bytes);
}

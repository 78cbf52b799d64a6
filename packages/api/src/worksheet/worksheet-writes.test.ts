import { attachmentsOf } from '@selfservice/mock-server/worksheet/attachment-rows';
import { stageOf } from '@selfservice/mock-server/worksheet/worksheet-stages';
import { failing } from '@selfservice/mock-server/core/failure';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { testOutcomes } from '../core/outbox/write-outcomes.fixtures.ts';
import { uploadAttachmentMutation } from './attachments.ts';
import { signWorksheetMutation } from './worksheet-query.ts';

const personRef = refOf('employee');
const month = '2026-10' as LocalMonth;

describe('signing a worksheet', { tags: ['worksheet-53'] }, () => {
  const calls = {
    write: 'postWorksheetSignature',
    read: 'postWorksheet',
    path: 'SelfService_SignWorksheet',
  } as const;
  testOutcomes(calls, ({ as, database }) => {
    const mutation = signWorksheetMutation();
    const endDate = '2026-10-31' as LocalDate;
    return {
      write: () => as('employee').run(mutation, { personRef, month, endDate, language: 'en' }),
      isDone: () => stageOf(database, personRef, month) === 'signedElectronically',
    };
  });
});

const image = new Blob([Uint8Array.from({ length: 2000 }, (_, index) => index % 251)], { type: 'image/png' });
const attachment = { personRef, month: '2026-11' as LocalMonth, image, name: 'receipt.png', note: 'Train' };
const listed = ({ database }: Pick<ReturnType<typeof aBackend>, 'database'>) =>
  attachmentsOf(database, personRef, attachment.month).filter(({ name }) => name === attachment.name).length;

describe('uploading an attachment', { tags: ['worksheet-53'] }, () => {
  const calls = { write: 'postAttachment', read: 'postAttachments', path: 'UploadAttachment' } as const;
  testOutcomes(calls, ({ as, database }) => {
    const mutation = uploadAttachmentMutation();
    return {
      write: () => as('employee').run(mutation, attachment),
      isDone: () => listed({ database }) === 1,
    };
  });

  const conflictOf = (message: string) =>
    http.post('*/UploadAttachment', () => HttpResponse.json({ Message: message }, { status: 409 }));

  test('a conflict of a repeated call counts as uploaded', async () => {
    using backend = aBackend();
    const mutation = uploadAttachmentMutation();
    await backend.as('employee').run(mutation, attachment);
    expect(await backend.as('employee').run(mutation, attachment)).toEqual({
      kind: 'uploaded',
      isDoubled: false,
    });
    expect(listed(backend)).toBe(1);
  });

  test(
    'a conflict about the month rejects with the server’s message',
    { tags: ['worksheet-38'] },
    async () => {
      using backend = aBackend();
      backend.mock.server.use(conflictOf('The month is closed.'));
      const upload = backend.as('employee').run(uploadAttachmentMutation(), attachment);
      await expect(upload).rejects.toMatchObject({ status: 409, detail: 'The month is closed.' });
    },
  );

  test(
    'a conflict that mentions the file is nameTaken, also if the list cannot be loaded',
    { tags: ['worksheet-38'] },
    async () => {
      using backend = aBackend({ failures: [failing('postAttachments', '500')] });
      backend.mock.server.use(conflictOf('“receipt.png” exists already.'));
      const upload = backend.as('employee').run(uploadAttachmentMutation(), attachment);
      expect(await upload).toMatchObject({
        kind: 'nameTaken',
        error: { detail: '“receipt.png” exists already.' },
      });
    },
  );

  test('a conflict that does not mention the file is nameTaken if the list contains the name', async () => {
    using backend = aBackend();
    const mutation = uploadAttachmentMutation();
    await backend
      .as('employee')
      .run(mutation, { ...attachment, image: new Blob(['x'], { type: 'image/png' }) });
    backend.mock.server.use(conflictOf('Choose another name.'));
    expect(await backend.as('employee').run(mutation, attachment)).toMatchObject({
      kind: 'nameTaken',
      error: { detail: 'Choose another name.' },
    });
  });
});

import { actions } from '@selfservice/api/session/permissions';
import { Fragment, useState } from 'react';
import { styled } from 'styled-components';
import data from 'virtual:workbench-pages/right-names';
import type { ContractDocument, DocumentCall, DocumentSchema } from './contractDocument.ts';
import { examplesOf, fieldsOf, typeText } from './contractDocument.ts';
import { pageHref } from './docsHref.ts';
import { DocsTable } from './DocsTable.tsx';
import { Code, withCode } from './withCode.tsx';

export interface ContractCallProps {
  /** The call. */
  call: DocumentCall;
  /** The document with the named schemas. */
  contract: ContractDocument;
  /** Whether it is open at first. Default false. */
  isOpenAtFirst?: boolean;
}

/** A call, folded. Its details are rendered when it is opened. Its name is its anchor. */
export function ContractCall({ call, contract, isOpenAtFirst = false }: ContractCallProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <Root id={call.operationId} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Code>
          {call.method} {call.path}
        </Code>{' '}
        {withCode(call.summary)}
      </summary>
      {isOpen && <Details call={call} contract={contract} />}
    </Root>
  );
}

function Details({ call, contract }: Pick<ContractCallProps, 'call' | 'contract'>) {
  const { operationId, description, security, responses, requestBody, parameters } = call;
  const groups = security.flatMap(({ bearer }) => (bearer ? [bearer] : []));
  const query = parameters.flatMap(({ name, example, schema }) => (name ? [{ name, example, schema }] : []));
  const [body] = Object.values(requestBody?.content ?? {});
  const [answer] = Object.values(responses['200']?.content ?? {});
  const [sent, answered] = [examplesOf(body), examplesOf(answer)];
  return (
    <>
      <p>
        <a href={pageHref('contract', operationId)} target="_top">
          {operationId}
        </a>
        : {withCode(description)}
      </p>
      <Assumed reason={call['x-assumed-reason']} />
      <Rights groups={groups} />
      {query.length > 0 && (
        <DocsTable
          caption={`Query of ${operationId}`}
          head={['Query', 'Type', 'Example']}
          widths={fieldWidths}
          rows={query.map(({ name, schema, example: value }) => [
            `\`${name}\``,
            `\`${typeText(schema ?? {})}\``,
            `\`${String(value)}\``,
          ])}
        />
      )}
      {body && <Fields caption={`Body of ${operationId}`} schema={body.schema} contract={contract} />}
      {answer && <Fields caption={`Response of ${operationId}`} schema={answer.schema} contract={contract} />}
      {!answer && <p>The response has no body.</p>}
      <DocsTable
        caption={`Statuses of ${operationId}`}
        head={['Status', 'Meaning']}
        widths={['14%', '86%']}
        rows={Object.entries(responses).map(([status, { description: words }]) => [status, words])}
      />
      <Example caption={`Example of the request of ${operationId}`} values={sent} />
      <Example caption={`Example of the response of ${operationId}`} values={answered} />
    </>
  );
}

const rightNames = data as Readonly<Record<string, string>>;
/** The widths of the columns of a table of fields. */
const fieldWidths = ['36%', '24%', '40%'];

const namesById = new Map<string, string>(Object.entries(actions).map(([name, id]) => [id, name]));

/** The rights that a call needs, as links. One of several groups is enough. */
function Rights({ groups }: { groups: readonly (readonly string[])[] }) {
  if (groups.length === 0) return <p>Needs no token.</p>;
  if (groups.some((group) => group.length === 0)) return <p>Needs a token, and no right.</p>;
  return (
    <p>
      Needs{' '}
      {groups.map((group, place) => (
        <Fragment key={group.join(' ')}>
          {place > 0 && ', or '}
          {group.map((id, at) => (
            <Fragment key={id}>
              {at > 0 && ' and '}
              <a href={pageHref('rights', namesById.get(id) ?? '')} target="_top">
                {rightNames[id]}
              </a>{' '}
              (<Code>{id}</Code>)
            </Fragment>
          ))}
        </Fragment>
      ))}
      .
    </p>
  );
}

/** The samples of a body; nothing without one. */
function Example({ caption, values }: { caption: string; values: readonly unknown[] }) {
  return values.map((value, place) => {
    const name = values.length > 1 ? `${caption}, ${place + 1} of ${values.length}` : caption;
    return (
      <Fragment key={name}>
        <p>{name}</p>
        <Sample tabIndex={0} role="region" aria-label={name}>
          {JSON.stringify(value, null, 2)}
        </Sample>
      </Fragment>
    );
  });
}

function Fields({
  caption,
  schema,
  contract,
}: {
  caption: string;
  schema: DocumentSchema;
  contract: ContractDocument;
}) {
  const [title = ''] = caption.split(' ');
  const fields = fieldsOf(contract, schema);
  return (
    <>
      <p>
        {title}: <Code>{typeText(schema)}</Code>
      </p>
      {fields.length > 0 && (
        <DocsTable
          caption={caption}
          head={['Field', 'Type', 'Meaning']}
          widths={fieldWidths}
          rows={fields.map(({ path, isRequired, type, description, assumed }) => [
            `\`${path}${isRequired ? '' : '?'}\``,
            `\`${type}\``,
            (description || assumed) && (
              <>
                {withCode(description)} <Assumed reason={assumed} />
              </>
            ),
          ])}
        />
      )}
    </>
  );
}

/** The mark of an assumption; nothing without a reason. */
function Assumed({ reason }: { reason: string | undefined }) {
  return reason ? (
    <Mark>
      <strong>Assumed:</strong> {withCode(reason)}
    </Mark>
  ) : null;
}

const Root = styled.details`
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--color-border);

  summary {
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  p {
    max-width: 44rem;
    margin: var(--space-2) 0;
  }
`;

const Mark = styled.span`
  color: var(--color-text-muted);

  strong {
    font-weight: var(--weight-medium);
  }
`;

const Sample = styled.pre`
  max-height: 24rem;
  margin: var(--space-2) 0;
  padding: var(--space-3);
  overflow: auto;
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);
  color: var(--color-text);
  font:
    var(--text-1) / var(--leading) ui-monospace,
    monospace;
`;

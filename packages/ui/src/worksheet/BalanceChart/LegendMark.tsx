/** The mark of an entry of the legend, drawn as in the chart. */
export function LegendMark({ of }: { of: 'balance' | 'running' | 'faulty' }) {
  return (
    <svg viewBox="0 0 12 12">
      {of === 'running' && <path className="running" d="M0 9L5 6L12 2" />}
      {of === 'faulty' && <rect className="faulty" x={2} y={2} width={8} height={8} />}
      {of === 'balance' && (
        <>
          <rect className="above" width={5} height={7} />
          <rect className="below" x={7} y={5} width={5} height={7} />
        </>
      )}
    </svg>
  );
}

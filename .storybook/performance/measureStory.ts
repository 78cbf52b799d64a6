import { addons } from 'storybook/preview-api';
import type { Measures } from './measures.ts';
import { measuresEvent, noMeasures, resetEvent, withElements, withFrame, withLongTask } from './measures.ts';

/** The time between two reports to the panel, in milliseconds. */
const reportMs = 500;

/** The functions of React's DevTools hook that a page may have. `main.ts` installs an empty one before React loads. */
interface ReactHook {
  onCommitFiberRoot: (...root: unknown[]) => void;
}

/** Calls back after each commit of React, also in a production build. Returns the end of it. */
function watchCommits(onCommit: () => void): () => void {
  const hook = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') as ReactHook | undefined;
  if (!hook) return () => {};
  const before = hook.onCommitFiberRoot;
  hook.onCommitFiberRoot = (...root) => {
    onCommit();
    before(...root);
  };
  return () => {
    hook.onCommitFiberRoot = before;
  };
}

/** Calls back for each task of 50 ms or longer, with its milliseconds. Returns the end of it. */
function watchLongTasks(onTask: (ms: number) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return () => {};
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) onTask(duration);
  });
  observer.observe({ type: 'longtask' });
  return () => observer.disconnect();
}

/** Calls back with the milliseconds between two frames while the page is visible. Returns the end of it. */
function watchFrames(onFrame: (ms: number) => void): () => void {
  let last: number | null = null;
  const next = (now: number) => {
    if (document.hidden) last = null;
    else {
      if (last !== null) onFrame(now - last);
      last = now;
    }
    frame = requestAnimationFrame(next);
  };
  let frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/** Measures the present story for the panel "Performance". Returns the end of it. */
export function measureStory(): () => void {
  let measures: Measures = noMeasures;
  const channel = addons.getChannel();
  const reset = () => {
    measures = noMeasures;
  };
  channel.on(resetEvent, reset);
  const ends = [
    watchCommits(() => {
      measures = { ...measures, commits: measures.commits + 1 };
    }),
    watchLongTasks((ms) => {
      measures = withLongTask(measures, ms);
    }),
    watchFrames((ms) => {
      measures = withFrame(measures, ms);
    }),
  ];
  const timer = setInterval(() => {
    measures = withElements(measures, document.body.querySelectorAll('*').length);
    channel.emit(measuresEvent, measures);
  }, reportMs);
  return () => {
    clearInterval(timer);
    channel.off(resetEvent, reset);
    for (const end of ends) end();
  };
}

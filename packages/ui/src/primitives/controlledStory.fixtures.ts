import { createElement, useState } from 'react';
import type { ComponentType } from 'react';

interface Controlled<Value> {
  value: Value;
  onChange: (value: never) => void;
}

/** A story's `render` for a component that is told its value: it keeps what `onChange` hands out, and shows it. */
export function controlledStory<Props extends Controlled<unknown>>(Component: ComponentType<Props>) {
  return function Holding(props: Props) {
    const [value, setValue] = useState(props.value);
    const onChange = (next: never) => {
      setValue(next);
      props.onChange(next);
    };
    return createElement(Component, { ...props, value, onChange });
  };
}

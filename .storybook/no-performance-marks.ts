// Development builds of React record every render for the performance panel, and the origin of every element for stack
// traces, if the console has these functions when React is loaded.
Reflect.set(console, 'timeStamp', undefined);
Reflect.set(console, 'createTask', undefined);

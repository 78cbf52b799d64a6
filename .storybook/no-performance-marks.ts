// Development builds of React write every render into the browser's performance panel, and note for its stack traces where
// every element was created, if the console can do either when React is loaded.
Reflect.set(console, 'timeStamp', undefined);
Reflect.set(console, 'createTask', undefined);

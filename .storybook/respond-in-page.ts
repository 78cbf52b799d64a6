// Must run before msw, which then answers calls in the page: with a service worker each call passes between processes.
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/** The data of the pages that are made from the code: see `tools/workbench-pages/plugin.ts`. */
declare module 'virtual:workbench-pages/*' {
  const data: unknown;
  export default data;
}

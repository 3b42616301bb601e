/**
 * Gives one export of a module that is being fetched. The bundler would make `(await import(file)).name` three times as long, and the first
 * script has it once for each screen.
 */
export const memberOf = async <Module, Name extends keyof Module>(
  module: Promise<Module>,
  name: Name,
): Promise<Module[Name]> => (await module)[name]

/**
 * What a module that is being fetched exports under this name. `(await import(file)).name` says the same; the bundler writes that out three
 * times as long, for each screen in the first script.
 */
export const memberOf = async <Module, Name extends keyof Module>(
  module: Promise<Module>,
  name: Name,
): Promise<Module[Name]> => (await module)[name]

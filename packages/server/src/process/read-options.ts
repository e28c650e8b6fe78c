import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads the options of a command line.
 * @throws Error with one sentence that names the wrong argument, and one that names the options.
 */
export const readOptions = <const Chosen extends Options>(options: Chosen) => {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    // Node explains some errors in several sentences, of which the first names the argument.
    const reason = (error as Error).message.split(/[.\n]/, 1)[0]
    const names = Object.keys(options).map((name) => `--${name}`)
    const listed = new Intl.ListFormat('en').format(names)
    throw new Error(`${reason}. The ${names.length === 1 ? 'option is' : 'options are'} ${listed}.`, {
      cause: error,
    })
  }
}

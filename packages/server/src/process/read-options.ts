import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads the options of a command line.
 * @throws Error with one sentence that names the wrong argument, and one that names the options.
 */
export const readOptions = <const Chosen extends Options>(options: Chosen, args = process.argv.slice(2)) => {
  try {
    const { values, tokens } = parseArgs({ args, options, tokens: true })
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    const repeated = names.find((name, index) => names.indexOf(name) !== index)
    // The last value would count, and the others would be lost without a word.
    if (repeated !== undefined) throw new Error(`--${repeated} is given twice`)
    return values
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

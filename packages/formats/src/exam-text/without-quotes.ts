const quoted =
  /^(?:"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«\s*([^»]+?)\s*»|'([^']+)'|‘([^’]+)’|\x60([^\x60]+)\x60)[.,;]?$/u

/** A text without the quotation marks around it, by which an answer shows that it repeats an option. */
export const withoutQuotes = (text: string): string =>
  quoted
    .exec(text.trim())
    ?.slice(1)
    .find((one) => one !== undefined) ?? text

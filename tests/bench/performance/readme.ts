import { type Figure, isMet, type Performance, spreadOf } from './figures.ts'

/** The figures that matter for choosing a tool. Those that were not measured yet are left out. */
const shown = [
  { part: 'relay', what: 'the list of quizzes, 50 rows, 22 KB, by CPU time', against: '@fastify/http-proxy' },
  { part: 'pages', what: 'list: first visit', against: 'KB' },
  { part: 'stats', what: 'reading overall figures', against: 'a thousand attempts' },
] as const

const says: Record<(typeof shown)[number]['part'], (figure: Figure) => string> = {
  relay: (figure) =>
    `Relaying a list, checked, does ${spreadOf(figure)} of what @fastify/http-proxy does unchecked`,
  pages: ({ median }) => `The first visit of the list sends ${Math.round(median)} KB, calls and headers too`,
  stats: (figure) =>
    `A statistic of a million attempts takes ${spreadOf(figure)} times as long as one of a thousand`,
}

const [begin, end] = ['<!-- written by the benches -->', '<!-- end of figures -->']

/** Writes the figures between the two markers of the README: the median, and in brackets the rounds' range. */
export const fillReadme = (readme: string, performance: Performance): string => {
  const [start, finish] = [readme.indexOf(begin), readme.indexOf(end)]
  if (start < 0 || finish < start) throw new Error(`The README lacks ${begin} or ${end}.`)
  const lines = shown.flatMap(({ part, what, against }) => {
    const figure = performance[part]?.figures.find((one) => one.what === what && one.against === against)
    if (!figure) return []
    const bound = `${figure.better === 'more' ? 'at least' : 'at most'} ${figure.aim}`
    return [`- ${says[part](figure)}.${isMet(figure) ? '' : ` The aim is ${bound}.`}`]
  })
  return `${readme.slice(0, start)}${begin}\n\n${lines.join('\n')}\n\n${readme.slice(finish)}`
}

import { isMet, type Part, writePart } from './figures.ts'

/**
 * Prints the figures of a bench as they stand in docs/performance.md, and names the missed aims. A missed aim
 * ends the bench with exit code 1.
 */
export const report = (part: Part): void => {
  const missed = part.figures.filter((figure) => !isMet(figure))
  process.stdout.write(`\n${writePart(part)}\n`)
  for (const { what, against, median, aim } of missed)
    process.stdout.write(`missed: ${what}, ${against}: ${median}, not ${aim}\n`)
  if (missed.length > 0) process.exitCode = 1
}

import type { SourceFile } from './sources.ts'

/** In lines; see CONTRIBUTING.md. */
export const sizeLimits = { medianLines: 60, mostFilesLines: 180, shareOfMostFiles: 0.95, lineLength: 120 }

const linesOf = ({ text }: SourceFile): string[] => text.replace(/\n$/, '').split('\n')

const longLines = (file: SourceFile): string[] =>
  linesOf(file).flatMap((line, index) =>
    line.length > sizeLimits.lineLength
      ? [`${file.path}:${index + 1} has ${line.length} characters; ${sizeLimits.lineLength} are allowed.`]
      : [],
  )

/** One sentence for each limit that these files break. The linter itself checks the limit of 300 lines. */
export const findSizeErrors = (files: readonly SourceFile[]): string[] => {
  const sizes = files.map((file) => linesOf(file).length).toSorted((a, b) => a - b)
  const quantile = (share: number): number => sizes[Math.floor(share * (sizes.length - 1))] ?? 0
  const { medianLines, mostFilesLines, shareOfMostFiles } = sizeLimits
  const errors = files.flatMap(longLines)
  if (quantile(0.5) > medianLines) {
    errors.push(
      `The median file has ${quantile(0.5)} lines; ${medianLines} are allowed. Split the longest by subject.`,
    )
  }
  if (quantile(shareOfMostFiles) >= mostFilesLines) {
    const share = `${shareOfMostFiles * 100} of 100 files`
    errors.push(`${share} reach ${quantile(shareOfMostFiles)} lines; they must stay under ${mostFilesLines}.`)
  }
  return errors
}

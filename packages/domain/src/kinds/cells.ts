import type { Interaction } from './interaction.ts'
import { readCredit, writeCredit } from './multiple-answers/credit-cell.ts'
import { readNumericCells, writeNumericCells } from './numeric/cells.ts'
import { readShortAnswerCell, writeShortAnswerCell } from './short-answer/cells.ts'

/** The cells of a table that only questions with an interaction need. */
export type KindCells = { credit: string; accepted: string; unit: string }
export type WrongCell = { wrong: string; cell: keyof KindCells }

const none: KindCells = { credit: '', accepted: '', unit: '' }

type Kind = Interaction['kind']
type OfKind<K extends Kind> = Extract<Interaction, { kind: K }>
type KindTable = {
  [K in Kind]: {
    write: (interaction: OfKind<K>) => Partial<KindCells>
    read: (cells: KindCells) => OfKind<K> | WrongCell
  }
}

const tables: KindTable = {
  true_false: { write: () => none, read: () => ({ kind: 'true_false' }) },
  multiple_answers: {
    write: (interaction) => ({ credit: writeCredit(interaction) }),
    read: ({ credit }) => {
      const read = readCredit(credit)
      return 'wrong' in read ? { ...read, cell: 'credit' } : { kind: 'multiple_answers', ...read }
    },
  },
  numeric: { write: writeNumericCells, read: readNumericCells },
  short_answer: {
    write: (interaction) => ({ accepted: writeShortAnswerCell(interaction) }),
    read: ({ accepted }) => readShortAnswerCell(accepted),
  },
}

/** Writes the key and the scoring of a question into cells. */
export const writeKindCells = (interaction: Interaction | undefined): KindCells =>
  interaction ? { ...none, ...tables[interaction.kind].write(interaction as never) } : none

/** Reads the cells of a kind, or says which cell is wrong and what it must be. */
export const readKindCells = (kind: Kind, cells: KindCells): Interaction | WrongCell =>
  tables[kind].read(cells)

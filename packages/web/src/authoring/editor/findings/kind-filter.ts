import { type Atom, createAtom } from '@xstate/store-react'

/** The rule whose findings are listed; undefined for all. */
export type KindFilter = Atom<string | undefined>

export const createKindFilter = (): KindFilter => createAtom<string | undefined>(undefined)

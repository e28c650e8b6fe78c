import { errorEvent, doneEvent, type GoldenPath } from '../paths/fixtures.ts'
import { newVersionFixtures } from './fixtures.ts'
import type { NewVersionEvent } from './guards-and-actions.ts'

const { 'create the new version': create, 'link the video points': link } = newVersionFixtures.outcomes
const created = doneEvent('create the new version', create.created[0])
const notCreated = doneEvent('create the new version', create.refused[0])
const linked = doneEvent('link the video points', link.linked[0])
const notLinked = doneEvent('link the video points', link.refused[0])
const confirm: NewVersionEvent = { type: 'confirm' }

export const newVersionGoldenPaths: GoldenPath<NewVersionEvent>[] = [
  {
    title: 'the author agrees',
    input: 'from the wizard',
    end: 'created and linked',
    events: [confirm, created, linked],
  },
  { title: 'the author cancels', input: 'from a save', end: 'cancelled', events: [{ type: 'cancel' }] },
  {
    title: 'agreeing twice makes one version',
    input: 'from a save',
    end: 'linking',
    events: [confirm, confirm, created, confirm],
  },
  {
    title: 'a refused version can be tried again',
    input: 'from the wizard',
    end: 'created and linked',
    events: [confirm, notCreated, confirm, created, linked],
  },
  {
    title: 'after a surprise the author is asked again',
    input: 'from the wizard',
    end: 'asking',
    events: [confirm, errorEvent('create the new version')],
  },
  {
    title: 'points that were not linked are linked again',
    input: 'from a save',
    end: 'created and linked',
    events: [confirm, created, notLinked, { type: 'link again' }, linked],
  },
  {
    title: 'points may be left as they are',
    input: 'from a save',
    end: 'created',
    events: [confirm, created, errorEvent('link the video points'), { type: 'leave unlinked' }],
  },
  {
    title: 'a version made before is only linked',
    input: 'from a save that was committed',
    end: 'created and linked',
    events: [linked],
  },
  {
    title: 'a version that is there can no longer be cancelled',
    input: 'from the wizard',
    end: 'linking',
    events: [confirm, created, { type: 'cancel' }],
  },
]

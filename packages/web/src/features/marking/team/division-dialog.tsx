import type { MarkingTeam } from '@quizwright/contracts/schemas/marking-team.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { labels } from '@quizwright/domain/texts.ts'
import type { Division } from '@quizwright/machines/marking-team/guards-and-actions.ts'
import { sayProblem } from '../../../api/problem-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { withQuestions } from './division-of-team.ts'
import type { TeamMachine } from './use-team.ts'

const Form = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& fieldset': { display: 'grid', gap: '1.5', minWidth: '0' },
    '& fieldset > legend': { textStyle: 'label', mb: '1.5' },
    '& small': { color: 'fg.muted', textStyle: 'xs' },
    '& [role=alert]': { color: 'fg.error', textStyle: 'sm' },
  },
})
const Pair = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' } },
})
const Questions = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' },
    maxHeight: '16rem',
    overflowY: 'auto',
  },
})

const percents = [0, 5, 10, 20, 30, 50, 100] as const
const differences = [0, 5, 10, 20, 30, 50] as const
/** The offered percentages, with one that somebody chose otherwise. */
const choicesOf = (offered: readonly number[], chosen: number, label: (value: number) => string) =>
  [...new Set([...offered, chosen])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value: String(value), label: label(value) }))

type DivisionDialogProps = { team: MarkingTeam; division: Division; machine: TeamMachine }

/** Chooses who marks which answers, and how many are marked twice. */
export const DivisionDialog = ({ team, division, machine: { view, send } }: DivisionDialogProps) => {
  const { sharedBy, markerIds, questions, samplePercent, mostDifference } = division
  const choose = (changes: Partial<Division>) => {
    const next = withQuestions({ ...division, ...changes }, team)
    send({
      type: 'choose',
      division: next.markerIds.length < 2 ? { ...next, samplePercent: 0 } : next,
    })
  }
  const nameOf = (id: string) => team.candidates.find(({ _id }) => _id === id)?.name || say('A colleague')
  return (
    <Dialog
      open
      locked={view.isBusy}
      onClose={() => send({ type: 'cancel' })}
      title={say('Assign answers to markers')}
      footer={
        <>
          <Button disabled={view.isBusy} onClick={() => send({ type: 'cancel' })}>
            {labels.cancel}
          </Button>
          <Button
            variant="solid"
            busy={view.isBusy}
            disabled={!view.canSave && !view.isBusy}
            onClick={() => send({ type: 'save' })}
          >
            {say('Assign')}
          </Button>
        </>
      }
    >
      <Form>
        <fieldset disabled={view.isBusy}>
          <legend>{say('Markers')}</legend>
          {team.candidates.map(({ _id: id }) => (
            <Checkbox
              key={id}
              label={<bdi>{nameOf(id)}</bdi>}
              checked={markerIds.includes(id)}
              onChange={(isChosen) =>
                choose({
                  markerIds: team.candidates
                    .map(({ _id }) => _id)
                    .filter((one) => (one === id ? isChosen : markerIds.includes(one))),
                })
              }
            />
          ))}
          <small>{say('Give colleagues the role Marker under People to add them here.')}</small>
        </fieldset>
        <RadioGroup
          label={say('Assign by')}
          value={sharedBy}
          disabled={view.isBusy}
          options={[
            { value: 'student', label: say('Student: each marker gets some students') },
            { value: 'question', label: say('Question: each marker gets some questions') },
          ]}
          onChange={(value) => choose({ sharedBy: value })}
        />
        {sharedBy === 'question' && markerIds.length > 0 && (
          <Questions role="group" aria-label={say('Who marks which question')}>
            {team.questions.map(({ question_id: id, question_no: number }) => (
              <Select
                key={id}
                size="sm"
                label={say('Question {number}', { number })}
                value={questions[id] ?? elementAt(markerIds, 0)}
                options={markerIds.map((value) => ({ value, label: nameOf(value) }))}
                disabled={view.isBusy}
                onChange={(value) => choose({ questions: { ...questions, [id]: value } })}
              />
            ))}
          </Questions>
        )}
        <Pair>
          <Select
            label={say('Answers marked twice')}
            hint={say('A second marker marks these answers without seeing the first mark.')}
            value={String(samplePercent)}
            options={choicesOf(percents, samplePercent, (value) =>
              value === 0 ? say('None') : say('{percent} of answers', { percent: formatPercent(value) }),
            )}
            disabled={view.isBusy || markerIds.length < 2}
            onChange={(value) => choose({ samplePercent: Number(value) })}
          />
          {samplePercent > 0 && (
            <Select
              label={say('Largest difference')}
              hint={say('If two marks are further apart, the owner decides. Otherwise the first one counts.')}
              value={String(mostDifference)}
              options={choicesOf(differences, mostDifference, (value) =>
                value === 0
                  ? say('None: every difference is decided')
                  : say('{percent} of the marks', { percent: formatPercent(value) }),
              )}
              disabled={view.isBusy}
              onChange={(value) => choose({ mostDifference: Number(value) })}
            />
          )}
        </Pair>
        {view.problem && <p role="alert">{sayProblem(view.problem)}</p>}
      </Form>
    </Dialog>
  )
}

import { noticeEndpoints } from '@quizwright/contracts/endpoints/notice.ts'
import { languageNames, languages, type Language } from '@quizwright/domain/language/languages.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryError } from '../../api/query-error.tsx'
import { problemText } from '../../api/problem-text.ts'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Select } from '../../ui/form/select.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Form = chakra('div', {
  base: { display: 'grid', gap: '4', '& > p': { textStyle: 'sm', color: 'fg.muted' } },
})
const key = ['mail preferences']

type Preferences = { is_on?: boolean; language?: Language }

const useChange = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: Preferences) => (await rest(noticeEndpoints).saveMailPreferences({ body })).data,
    onSuccess: (data) => queries.setQueryData(key, data),
    onError: (error) => toast.error(say('The emails weren’t changed'), problemText(error)),
  })
}

/** Whether the instructor gets emails about shared quizzes, and in which language. */
const EmailsDialog = ({ onClose }: { onClose: () => void }) => {
  const found = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await rest(noticeEndpoints).getMailPreferences({ signal })).data,
  })
  const change = useChange()
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={say('Email notifications')}
      footer={
        <Button variant="solid" onClick={onClose}>
          {labels.close}
        </Button>
      }
    >
      <Form>
        {found.isPending && <RowsSkeleton label={say('Loading')} rows={2} rowHeight="11" bare />}
        {found.isError && <QueryError query={found} title={say('Your choice couldn’t be loaded')} />}
        {found.data && (
          <>
            <Checkbox
              label={say('Email me about shared quizzes')}
              checked={found.data.is_on}
              disabled={change.isPending}
              onChange={(isOn) => change.mutate({ is_on: isOn })}
            />
            <p>
              {say(
                'When a colleague shares or transfers a quiz, mentions you, replies to your comments or ' +
                  'assigns you answers to mark. Updates within five minutes are combined into one email.',
              )}
            </p>
            <Select
              label={say('Language')}
              value={found.data.language ?? 'en'}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              disabled={change.isPending || !found.data.is_on}
              onChange={(language) => change.mutate({ language })}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}

export default EmailsDialog

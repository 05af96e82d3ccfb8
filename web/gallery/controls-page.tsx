import { useState } from 'react'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { DateRangeField } from '#web/ui/fields/date-range-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { UploadField } from '#web/ui/fields/upload-field.tsx'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { ColoredTag } from '#web/ui/text/colored-tag.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { StatusTag, type StatusTone } from '#web/ui/text/status-tag.tsx'

const tones: StatusTone[] = ['new', 'in-process', 'finished', 'deleted', 'overdue', 'outlined']

export function ControlsPage() {
  const [files, setFiles] = useState<File[]>([])
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PageHeading title="Controls" />
      <Section title="Words">
        {tones.map(tone => (
          <span key={tone}>
            <StatusTag tone={tone}>{tone}</StatusTag>{' '}
          </span>
        ))}
        <ColoredTag color="#e8590c">Fleet</ColoredTag> <DateText value={1795271400} />{' '}
        <DateText value={1795271400} variant="public" />
      </Section>
      <Section title="Fields">
        <NumberField aria-label="Number" placeholder="A number" />
        <DateRangeField label="Dates" />
        <UploadField value={files} onChange={setFiles} />
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
        <ConfirmAction
          open={isAsking}
          question="Are you sure you want to delete this file?"
          danger
          onYes={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      </Section>
      <Section title="States">
        <EmptyState title="No tags yet" text="Tags group customers." />
        <ErrorState onRetry={() => undefined} />
      </Section>
      <SkeletonSections sections={1} lines={3} />
    </>
  )
}

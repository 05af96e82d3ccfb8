import { useParams } from '@tanstack/react-router'

export function useRecordId(): number {
  const { id } = useParams({ strict: false }) as { id?: number }
  if (id === undefined) throw new Error('This page has no id in its path')
  return id
}

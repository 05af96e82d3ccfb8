export { SlugField } from '#web/ui/form/slug-field.tsx'

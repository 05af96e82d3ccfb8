import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '#web/api/query-client.ts'
import { AntdProvider } from './antd-provider.tsx'
import { router } from './router.ts'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AntdProvider>
        <RouterProvider router={router} />
      </AntdProvider>
    </QueryClientProvider>
  )
}

import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dropNotification, notificationsQuery, refreshNotifications } from '../../notifications.ts'
import '../navigation/menu-list.css'
import './notification-list.css'

export default function NotificationList({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation()
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(notificationsQuery)
  useEffect(() => {
    refreshNotifications().catch((error: unknown) => console.error(error))
  }, [])
  const all = data?.pages.flatMap(page => page.data) ?? []
  return (
    <>
      <h2>{t('app.notifications.title')}</h2>
      {data && all.length === 0 && <p>{t('app.notifications.none')}</p>}
      {isError && !data && (
        <p role="alert">
          {t('app.notifications.not_loaded')}{' '}
          <button type="button" className="rb-menu-button" onClick={() => void refetch()}>
            {t('app.try_again')}
          </button>
        </p>
      )}
      {!data && !isError && <div className="rb-notifications-wait" />}
      <ul>
        {all.map(one => (
          <li key={one.id}>
            <div>
              {one.link ? (
                <Link to={one.link} onClick={onFollow}>
                  {one.message}
                </Link>
              ) : (
                one.message
              )}
              <time dateTime={new Date(one.created_at * 1000).toISOString()}>{one.created_at_formatted}</time>
            </div>
            <button
              type="button"
              className="rb-icon-button"
              aria-label={t('app.notifications.delete')}
              onClick={() => dropNotification(one.id).catch((error: unknown) => console.error(error))}
            >
              <CloseOutlined aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className="rb-menu-button"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t(isFetchingNextPage ? 'app.loading' : 'app.notifications.older')}
        </button>
      )}
    </>
  )
}

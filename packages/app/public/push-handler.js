/** The part of the service worker that shows pushed messages, and opens the match they tell of. */
self.addEventListener('push', (event) => {
  const { body, path } = event.data.json()
  event.waitUntil(self.registration.showNotification('Fray', { body, icon: 'icon-192.png', tag: path, data: path }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data, self.registration.scope).href
  event.waitUntil(self.clients.openWindow(address))
})

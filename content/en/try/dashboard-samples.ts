/** What the four samples are made of: invented, and marked as such on the page. */
export const dashboardSamples = {
  sales: {
    label: 'Shop sales',
    title: 'Saree shop, three branches',
    noun: 'bills',
    columns: ['Bill no', 'Date', 'Branch', 'Product', 'Qty', 'Amount', 'Payment', 'Returned'],
    lists: {
      branches: ['Karol Bagh', 'Lajpat Nagar', 'Rohini'],
      products: ['Cotton saree', 'Dupatta', 'Kurta set', 'Silk saree', 'Lehenga', 'Sherwani'],
      payments: ['UPI', 'Cash', 'Card'],
    },
    yes: 'Yes',
    no: 'No',
  },
  marks: {
    label: 'School marks',
    title: 'Class 9, two unit tests',
    noun: 'rows',
    columns: [
      'Roll no',
      'Student',
      'Class',
      'Test',
      'English',
      'Maths',
      'Science',
      'Social science',
      'Hindi',
    ],
    lists: {
      students: [
        ...['Aarav Sharma', 'Diya Patel', 'Kabir Khan', 'Ananya Iyer', 'Rohan Gupta', 'Meera Nair'],
        ...['Ishaan Verma', 'Sana Qureshi', 'Arjun Reddy', 'Priya Das', 'Vivaan Joshi', 'Neha Yadav'],
        ...['Harpreet Kaur', 'Aditya Rao', 'Fatima Sheikh', 'Karan Mehta', 'Tara Pillai', 'Dev Chauhan'],
        ...['Riya Sen', 'Yash Thakur', 'Zoya Ansari', 'Nikhil Jain', 'Pooja Bhat', 'Samar Singh'],
        ...['Kavya Menon', 'Rahul Tiwari', 'Aisha Siddiqui', 'Manav Kapoor'],
      ],
      classes: ['9 A', '9 B'],
      tests: ['Unit test 1', 'Unit test 2'],
    },
    yes: 'Yes',
    no: 'No',
  },
  appointments: {
    label: 'Clinic appointments',
    title: 'Dental clinic, two months',
    noun: 'appointments',
    columns: ['Token', 'Date', 'Time', 'Patient', 'Phone', 'Doctor', 'Service', 'Fee', 'Came'],
    lists: {
      doctors: ['Dr Asha Menon', 'Dr Imran Siddiqui', 'Dr Kavita Rao'],
      services: ['Check-up', 'Cleaning', 'Filling', 'X-ray', 'Root canal'],
      patients: [
        ...['Sunita Devi', 'Ramesh Kumar', 'Farhan Ali', 'Geeta Pillai', 'Manoj Yadav', 'Lakshmi Iyer'],
        ...['Rehana Begum', 'Suresh Patil', 'Anil Kapoor', 'Jyoti Sharma', 'Prakash Jha', 'Nandini Rao'],
        ...['Vikram Singh', 'Shabana Khan', 'Deepak Verma', 'Usha Nair', 'Mohit Arora', 'Kiran Desai'],
      ],
    },
    yes: 'Yes',
    no: 'No',
  },
  rooms: {
    label: 'Hotel occupancy',
    title: 'Guest house in Arusha, four months',
    noun: 'bookings',
    columns: ['Check-in', 'Guest', 'Room type', 'Source', 'Nights', 'Amount', 'Occupancy'],
    lists: {
      rooms: ['Garden room', 'Double', 'Family room', 'Meru suite'],
      sources: ['Phone', 'WhatsApp', 'Travel site', 'Safari company', 'Walk-in'],
      guests: [
        ...['Neema Mushi', 'Juma Hassan', 'Asha Mwinyi', 'Baraka Kimaro', 'Zainab Salum', 'Peter Lyimo'],
        ...['Rehema Said', 'Godfrey Mollel', 'Amina Juma', 'Elia Swai', 'Fatma Ally', 'Daniel Shirima'],
      ],
    },
    yes: 'Yes',
    no: 'No',
  },
}
